# --- dates
from datetime import date
print(f"{date(2026,11,20):%d/%m/%Y}")
from datetime import date, datetime
print(date(2026,11,20).strftime("%d/%m/%Y"), datetime(2026,11,20,8,5).strftime("%H:%M"))
from datetime import datetime
print(datetime.strptime("20/11/2026", "%d/%m/%Y"))
from datetime import date, timedelta
print(date(2026,11,20)+timedelta(days=30), (date(2026,12,25)-date(2026,11,20)).days, date(2026,11,20).weekday(), date(2026,11,20).isoformat(), date.fromisoformat("2026-01-02"))
import calendar
print(calendar.monthrange(2026,2), calendar.isleap(2024))
import datetime
print(datetime.datetime.now().year > 2000, datetime.date.today() >= datetime.date(2020,1,1))
from datetime import datetime
d=datetime(2026,11,20,8,5); print(d.date(), d.time(), d.isoformat(), d.strftime("%A %d %B %Y %H:%M:%S %j %y %a %b"), str(d))
import calendar
print(calendar.monthrange(2026,2), calendar.isleap(2024), calendar.monthrange(2024,12), calendar.weekday(2026,11,20))
import datetime
print([datetime.date(2026, 11, 20), datetime.timedelta(days=2, hours=1)])
from datetime import datetime, date
d=datetime(2026,11,20,8,5); print(d.date(), d.time(), d.isoformat(), d.strftime("%A %d %B %Y %H:%M:%S %j %y %a %b %I%p 100%%"), str(d), f"{date(2026,11,20):%d/%m/%Y}", "{:%d %b}".format(d), date(2026,1,1).strftime("%j"))
print(datetime.strptime("20/11/2026 08:05", "%d/%m/%Y %H:%M"), datetime.strptime("2026-01-02", "%Y-%m-%d").date())
# --- draws
import random
r = random.Random(5); print(r.randint(1,6), r.choice("abc"), r.random())
import random
random.seed(1); l=[1,2,3,4,5]; random.shuffle(l); print(l, random.uniform(0,1), random.randrange(0,10,2), random.choice([4,5]))
import random
random.seed(3); print(random.choices([1,2,3],weights=[1,1,5],k=3), random.sample(range(10),3), random.sample(range(100),6), random.sample(list("abcdefghijklmnopqrstuvwxyzabcdefghijklmnop"),10))
print(random.sample(range(1000),30), random.choices("abc",k=4), random.choices([1,2],[0,1],k=3))
import random
r = random.Random(5); print(r.randint(1,6), r.choice("abc"), r.random()); random.seed(5); print(random.randint(1,6), r.random())
# --- JSON and CSV
import json
print(json.loads('{"a": [1, 2.5, null, true], "é": "\\u00e9"}'), json.dumps({"b":1,"a":2}, sort_keys=True))
import json
print(json.dumps([1,2],separators=(",",":")), json.dumps({"a":(1,2)}))
import csv, io
f=io.StringIO("nom,prix\nAwa,12\n"); print(list(csv.DictReader(f)), list(csv.reader(["a;b"],delimiter=";")))
import csv, sys
w=csv.writer(sys.stdout); w.writerow(["a","b c",1])
import json
print(json.dumps({"b":1,"a":[1,{"c":None}]}, sort_keys=True), json.dumps([1,2],separators=(",",":")), json.dumps({"a":(1,2)}), json.dumps({"a":1},indent=2), json.dumps({1,2} and {"d":set()}, default=str))
# --- files and paths
with open("n.txt","w",encoding="utf-8") as f: f.write("é\nb\n")
with open("n.txt",encoding="utf-8") as f: print(f.read())
with open("n.txt") as f: print(f.readlines())
for l in open("n.txt"): print(l.strip())
import os; os.remove("n.txt")
with open("n.txt","a") as f: print("x", file=f)
print(open("n.txt").readline())
import os; os.remove("n.txt")
# --- collections
from collections import Counter
print(Counter("abracadabra").most_common(2))
from collections import defaultdict
d = defaultdict(int)
for x in "abca": d[x]+=1
print(d["z"], sorted(d.items()))
from collections import namedtuple
P = namedtuple("P", "x y"); print(P(x=1,y=2))
from collections import defaultdict
d = defaultdict(int)
for x in "abca": d[x]+=1
print(d["z"], sorted(d.items()))
for k, v in d.items(): print(k, v)
from collections import namedtuple
P = namedtuple("P", ["x","y"]); p=P(1,2); print(p, p.x); Q = namedtuple("Q", "x y"); print(Q(x=1,y=2)); x,y = p; print(x)
# --- mathematics and statistics
import statistics
print(statistics.mean([1,2,3,4]), statistics.median([1,3,2]))
from math import hypot, gcd, pi
print(hypot(3,4), gcd(4,6), pi)
# --- other modules
import itertools
print(list(itertools.chain([1],[2])))
from functools import reduce
print(reduce(lambda a,b:a+b,[1,2,3]))
import string
print(string.ascii_lowercase, string.digits, string.punctuation)
import time
print(type(time.time()), type(time.perf_counter()))
import copy
print(copy.deepcopy([[1]]), copy.copy({"a":1}))
import heapq
h=[]; heapq.heappush(h,3); heapq.heappush(h,1); print(heapq.heappop(h))
from operator import itemgetter
print(sorted([("b",2),("a",1)], key=itemgetter(1)))
import locale
import inspect
import array
print(array.array("i",[1,2]))
from functools import lru_cache, cache, reduce
@lru_cache(maxsize=None)
def fib(n): return n if n<2 else fib(n-1)+fib(n-2)
@cache
def f2(n): return n if n<2 else f2(n-1)+f2(n-2)
print(fib(60), f2(50), reduce(lambda a,b:a+b,[1,2]))
from itertools import product, combinations, permutations, groupby, chain, count, accumulate
print(list(product([1,2],"ab")), list(combinations([1,2,3],2)), list(permutations("abc",2)), [(k,list(g)) for k,g in groupby("aabc")], list(accumulate([1,2,3])))
import time
print(type(time.perf_counter()))
from operator import attrgetter
class A:
    def __init__(self, n): self.n = n
    def __lt__(self, autre): return self.n < autre.n
    def __repr__(self): return f"A({self.n})"
l = [A(3), A(1), A(2)]
print(sorted(l), sorted(l, key=attrgetter("n"), reverse=True), sorted(l, reverse=True))
l.sort()
print(l, min(l), max([1, 2], [1, 3]))
import sys
print("erreur", file=sys.stdout, flush=True)
# --- errors that are caught
try: 1/0
except (ValueError, ZeroDivisionError) as e: print(e, type(e).__name__)
else: print("non")
finally: print("fin")
# --- classes
class A:
    def __init__(self,n): self.n=n
    def __repr__(self): return f"A({self.n})"
    def __eq__(self,o): return self.n==o.n
    def __lt__(self,o): return self.n<o.n
    def __str__(self): return "a"
    def __len__(self): return 3
    def __add__(self,o): return A(self.n+o.n)
    def __getitem__(self,i): return i
    def __contains__(self,x): return x==1
    def __bool__(self): return False
    def __hash__(self): return 1
    def __call__(self): return 9
print(A(1), [A(1)], sorted([A(2),A(1)]), len(A(1)), A(1)+A(2), A(1)[2], 1 in A(1), bool(A(1)), A(1)(), {A(1)})
class A:
    x=1
    @property
    def y(self): return 2
    @staticmethod
    def s(): return 3
    @classmethod
    def c(cls): return cls.x
    @y.setter
    def y(self,v): print("set",v)
a=A(); a.y=5; print(a.y,A.s(),A.c(), a.__class__.__name__, A.__name__, hasattr(a,"z"), getattr(a,"z",0), vars(a), a.__dict__)
# --- functions
l = ["b1","a2","b3","a4","b5"]*3
l = [(x[0],i) for i,x in enumerate(l)]
l.sort(key=lambda x: x[0])
print(l)
l = [(1,"b"),(0,"a"),(1,"a"),(0,"b")]*2
l.sort(key=lambda p: p[0], reverse=True)
print(l)
d={"b":1,"a":2}; print(sorted(d), sorted(d.items(), key=lambda p:p[1]), d.keys(), d.values(), d.items())
print(max([],default=0), min([3,1],key=lambda x:-x), max(1,2,3), max("a","é"))
print(list(map(lambda a,b:a+b,[1,2],[3,4])), list(filter(None,[0,1])), any([]), all([]))
def f(a,/,b,*,c=1): return a+b+c
print(f(1,2,c=3))
def f(*args,**kw): return args,kw
print(f(1,2,a=3))
def g():
    yield 1
    yield from [2,3]
print(list(g()), next(g()), sum(x*x for x in range(4)))
def deco(f):
    def w(*a): return f(*a)+1
    return w
@deco
def h(x): return x
print(h(1), h.__name__)
global_x=1
def f():
    global global_x
    global_x+=1
f(); print(global_x)
def a():
    n=0
    def b():
        nonlocal n
        n+=1; return n
    return b
c=a(); c(); print(c())
print(type(lambda:0).__name__, (lambda x:x+1)(2))
def f(a, /, b, *, c=1): return a+b+c
print(f(1, 2, c=3))
print([*range(3), *"ab"], {**{"a": 1}, "b": 2}, (*[1], 2), [*{}], {*[1]})
# --- f-strings and formats
print("{:,}".format(1234567), f"{1234567:,}", f"{1234567:_}", f"{1234567.891:,.2f}")
x=5
print(f"{x=}", f"{x = }", f"{x!r}")
print(f"{3.14159:.2f} {42:05d} {42:>8}|{42:<8}|{42:^8}| {255:x} {255:#x} {5:b} {0.25:.0%} {1e10:e} {1234.5:g}")
print(f"{'abc':*^9}", f"{'abc':10}|", f"{True}", f"{None}", f"{[1,2]}")
w=10
print(f"{'abc':>{w}}|", f"{3.14159:{w}.2f}|")
print(0.1+0.2, 1/3, 1e100, 1e16, 123456789.123, 1.0, 100.0, 1e-5, 3.0e20, float("inf"), float("nan"), -0.0)
print(int("12"), int("  7 "), int("ff",16), int(3.9), int(-3.9), float("3.5"), float("1e3"), int("1_000"))
print("{0} {1} {0} {nom:>5}".format(1,2,nom="é"), "{} {}".format(1,2), "{:.1f}".format(2.25), "{:+d}".format(3), "{:>+8.2f}".format(3.14159))
print(f"{'a' if True else 'b'} {2*3} {{x}} {[i for i in range(3)]} {dict(a=1)['a']}")
x="Awa"; print(f'{x.upper()} {x[0]} {len(x)}', f"{x!s:>5}", f"""multi
{x}""")
print(f"{1500:,}".replace(",", " "), f"{0.1+0.2:.2f}", f"{1e6:.0f}", f"{12.5:>8.1f}|", f"{-5:+}", f"{5:+}", f"{1e-7}", f"{50:3d}%", f"{0.256:.1%}")
prix=1500
print(f"{prix:>10,} F")
print(f"{1234567.5:,.1f}", f"{1234567.5:,}", f"{0:,}", f"{-1234567:,}", f"{1234:>12,d}|", f"{1234567:012,}")
print(f"{'oui':^10}|{'é':>3}|{'abcdef':.3}|")
print("é"*3, len("éà"), "é"[0], ord("é"), chr(233), "e">"é", sorted(["é","f","e"]))
nombres=[12,15,8]
print(f"Moyenne : {sum(nombres)/len(nombres):.2f}", sum(nombres)/3)
print("Straße".casefold(), "straße".upper(), "ŒUVRE".lower(), "œuf".capitalize(), "ñaaw".upper(), "Ŋ".lower())
print(f"{'Aïssatou':<10}|{'Ndèye':>8}|{'é':^5}|{'été':.2}|")
print([1,2,3,4][::2], [1,2,3][::-1], "été"[::-1], "abcdef"[1:5:2], (1,2,3)[::-1], f"{'radar'[::-1]}", "abc"[::-1] == "cba")
mot = "radar"
if mot == mot[::-1]: print("palindrome")
x=5; nom="Awa"
print(f"{x=}", f"{x = }", f"{x!r}", f"{nom=}", f"{x=:>4}", f"{x+1=}", f"{nom[::-1]=}")
print("%s a %d ans et %.1f" % ("Awa", 3, 1.25), "%5d|%-5d|%05d|%x" % (1, 2, 3, 255))
print("%.2f F" % 0.125, "%8.2f|%-8.1f|%08.2f|%+.1f" % (2.675, 2.25, -3.14159, 2), "100 %% de %s" % "Thiès")
print("%-10s|%10s|%.2s" % ("Aïda", "Ndèye", "été"), "%(nom)s" % {"nom": "Awa"}, "%r" % ["é"])
# --- loops and comprehensions
d={"a":1}
for k in list(d): del d[k]
print(d, d.get("a"), "a" in d, len(d))
print([x for x in range(10) if x%2], {x:x*x for x in range(3)}, {x%2 for x in range(3)}, [[j for j in range(2)] for i in range(2)])
for i in range(3):
    if i==5: break
else: print("else")
while True:
    break
print(range(5), list(range(5,0,-2)), range(3)[1], 3 in range(5), len(range(0,10,3)))
print(" ".join(str(x) for x in [1,2]), "-"*10, "ab"in"cab", "a"!="b")
# --- dictionaries and sets
print({"a":1}|{"b":2})
d={"a":1}; d|={"b":2}; print(d)
s={3,1,2}; s.add(5); s.discard(9); s.remove(1); print(sorted(s), frozenset([1]), set())
print([*range(3),*"ab"], {**{"a":1},"b":2}, (*[1],2))
# --- lists and tuples
l=[3,1,2]
l.sort()
print(l, l.sort(reverse=True), l)
l=[1,2,3]; l[1:2]=[7,8,9]; print(l); del l[0:2]; print(l)
print(sum([1.5,2],10), sum([[1],[2]],[]), list(enumerate("ab",start=1)), list(zip([1],[2],[3])))
a,*b=[1,2,3]; print(a,b); a,b=1,2; a,b=b,a; print(a,b)
print(eval("1+1"), exec("x=3"), bin(5), hex(255), oct(8), complex(1,2))
x = [1,2,3]; y = x; y.append(4); print(x, x is y, x[:] is x, x == [1,2,3,4], x.copy(), x*2, x+[1])
x=[3,1,2]; print(sorted(x,reverse=True), list(reversed(x)), x.index(1), x.count(3), x.insert(0,9), x.extend([7]), x, x[-1], x[-2:])
t=(1,2,3); print(t.count(1), t.index(2), (1,), tuple("ab"), t+(4,), t[0:2])
print(bytes([65]), bytearray(b"ab"), b"a"+b"b", "a".encode("ascii"))
print("abc".find("z"), "a".join(["1","2"]), " x ".strip(), "xxaxx".strip("x"), "ab".lstrip("a"), "Abc".lower())
print("\t|", "a\\b", 'it''s', "c’est", "«", "→", "😀", len("😀"), "😀"[0])
print(*[1,2,3], sep=", ")
print(1,2,3,sep="")
print()
print("fin", end="")
x: int = 3
y: list[int] = [1]
z: int | None = None
print(x,y,z)
print(isinstance(True,int), isinstance(1,bool), isinstance("a",(int,str)))
prix = [8934.62, 67170.1, 99999.99, 0.1, 19.99, 1e16, 1e-5]
print(prix, sum(prix[:3]), 8934.62, str(67170.1), 671701/10, -0.0)
# --- texts
print("éàç".upper(), "ÉÀÇ".lower())
print("élan".capitalize())
print("awa ndiaye-é".title())
print("é".isalpha(), "É".isupper(), "é".islower(), "é1".isalnum(), "a b".isalpha())
print("Straße".casefold())
print("Awa".swapcase())
print("12".zfill(5), "-3".zfill(4))
print("a\nb\r\nc".splitlines(), "a\nb\n".splitlines(True))
print("préfixe".removeprefix("pré"), "a.txt".removesuffix(".txt"))
print("abc".ljust(6,".")+"|", "abc".rjust(6)+"|", "abc".center(7,"*")+"|")
print("a,b,,c".split(","), "  a  b ".split(), "a b c".split(maxsplit=1), "a-b-c".rsplit("-",1))
print("a=b=c".partition("="), "a=b=c".rpartition("="))
print("abc".index("c"), "abcabc".rindex("b"), "abcabc".count("b"), "aaa".replace("a","b",2))
print("abc".startswith(("a","x")), "abc".endswith(("c",)))
print("a",flush=True); print("a","b",sep="-",end="!\n")
print(True+True, int(True), bool("False"), bool(0.0), str(None), str(1.0), str(1e3), 1/4)
print(str(3.14).split("."), "a b".split(" "), "é à".split(), list("éa"))
print("12".isnumeric(), "12".isdecimal(), "12".isdigit(), "".isdigit())
print("é".isalpha(), "É".isupper(), "é".islower(), "é1".isalnum(), "a b".isalpha(), "12".isupper(), "A1".isupper(), "".isalpha(), "l'été".title())
# --- numbers
print(round(2.5), round(3.5), round(0.5), round(-2.5), round(2.675,2), round(1234,-2), round(1250,-2), round(1.005,2), round(2.345,2))
print(2**100, 2**64//3, -7//2, -7%3, divmod(7,2), divmod(-7,2), 10**20 % 7, 7.5//2, -7.5%2)
print(10/2, 7/3, 22/7, 1/7, 2/3, 1e22, 123456789012345678)
print(1_000_000, 0b11, 0o17, 0xff, 1e3, 5//2, 5%3, 2**-1, abs(-3), pow(2,3,5))
if (n:=3)>2: print(n)
x = 5 if True else 6; print(x); print(1<2<3)
print(round(-0.0001,1), round(67170.1499,1), round(2.675,2), round(1/3,2), round(5,2), round(True), round(12345.678,-2), round(1e20,2))
print((5).bit_length(), round(2.675, 2), round(1/3, 4), round(1234.5), round(8934.618, 2))
# --- what a beginner types, 1 of 3
notes = {"Awa": [12, 15], "Binta": [8]}
for nom, n in sorted(notes.items(), key=lambda p: -sum(p[1])/len(p[1])): print(f"{nom:<10}{sum(n)/len(n):>6.2f}")
print(list({5: "a", 1: "b"}.items()), str({"a": None, 1: True}), [None, True, 1.5, "x", (1,), {}, set()])
a = [1,2,3]; a[1:] = []; print(a); a += [4]; a *= 2; print(a, a.pop(0), a)
print([1,2] + [3] == [1,2,3], [1,[2,[3]]], (1,2) < (1,3), "a" * 0, [] or "vide")
print(" ".join(sorted("le chat est la".split())), "abc" in "xabcx", "A" < "a", "10" < "9")
print(type(1) == int, type("a") is str, type([]).__name__, isinstance([], list))
print(bool([]), bool("0"), bool(0), not None, 3 and 0 or 5)
print(1e3, 1.5e3, 12e-4, 0.1*3, 1/3*3, 10**-2, 5**0.5, 2**0.5)
print(7 // 2, 7 / 2, -7 // 2, 7 % -3, 2 ** 10, 10 / 5, 1_000 * 2)
print(int(7.9), int("42"), str(42) + "1", float("3.5"), int(True), round(3.5), round(4.5), abs(-3.2))
print(max(3, 7, 5), min([4, 2]), sum([1, 2, 3]), len("été"), max("abc", "b"), max([1,2],[3]), max({"a": 1, "b": 3}, key=lambda k: {"a": 1, "b": 3}[k]))
import datetime
d = datetime.date(2026, 11, 28)
print(d.strftime("%d/%m/%Y"), d.weekday(), d + datetime.timedelta(weeks=1), (datetime.date(2027, 1, 1) - d).days, d.isoformat(), d == datetime.date(2026,11,28), datetime.datetime(2026,1,1,10,30).hour, str(datetime.timedelta(hours=25, minutes=3)), datetime.timedelta(days=1).total_seconds())
from datetime import datetime, timedelta
a = datetime(2026, 1, 1, 8, 0); b = a + timedelta(minutes=90); print(b, b - a, (b-a).seconds, b.time(), a < b, b.replace(hour=0), datetime.fromisoformat("2026-01-02T03:04:05"))
import json
print(json.dumps({"nom": "Aïda", "ok": True, "x": None, "l": [1, 2.0]}, ensure_ascii=False, indent=4))
import json
try: json.loads("{'a': 1}")
except json.JSONDecodeError as e: print("mauvais JSON")
except ValueError: print("v")
import csv, io
f = io.StringIO(); w = csv.DictWriter(f, fieldnames=["nom", "prix"]); w.writeheader(); w.writerow({"nom": "riz, cassé", "prix": 500}); print(f.getvalue())
for r in csv.DictReader(io.StringIO(f.getvalue())): print(r["nom"], int(r["prix"]), r)
class Compte:
    total = 0
    def __init__(self, nom, solde=0):
        self.nom = nom; self._solde = solde; Compte.total += 1
    def deposer(self, m):
        if m <= 0: raise ValueError("montant")
        self._solde += m; return self
    @property
    def solde(self): return self._solde
    def __repr__(self): return f"Compte({self.nom!r}, {self._solde})"
    def __str__(self): return f"{self.nom} : {self._solde} F"
c = Compte("Awa").deposer(500); print(c, [c], c.solde, Compte.total, repr(c))
try: c.solde = 3
except AttributeError as e: print("lecture seule")
class A:
    def __eq__(self, o): return True
print(A() == 1, A() != 1)
# --- what a beginner types, 2 of 3
class Pile(list):
    def sommet(self): return self[-1]
p = Pile([1, 2]); p.append(3); print(p.sommet(), len(p), p, isinstance(p, list), p[0], list(p))
class P:
    def __init__(self, x): self.x = x
    def __eq__(self, o): return isinstance(o, P) and self.x == o.x
    def __hash__(self): return hash(self.x)
print(P(1) == P(1), P(1) in [P(1)], {P(1): "a"}[P(1)], len({P(1), P(1)}))
class It:
    def __init__(self): self.n = 0
    def __iter__(self): return self
    def __next__(self):
        self.n += 1
        if self.n > 3: raise StopIteration
        return self.n
print(list(It()), sum(It()))
from pathlib import Path
p = Path("d") ; p.mkdir(exist_ok=True); (p / "a.txt").write_text("é", encoding="utf-8"); print((p / "a.txt").read_text(encoding="utf-8"), p.exists(), (p/"a.txt").parent, p.is_dir()); (p/"a.txt").unlink(); p.rmdir()
def f(x, l=[]): l.append(x); return l
print(f(1), f(2))
def f(*, a, b=2): return a, b
print(f(a=1)); 
try: f(1)
except TypeError as e: print("TypeError")
f = lambda x, y=2: x * y
print(f(3), list(map(lambda x: x ** 2, range(4))), list(filter(lambda x: x % 2, range(5))), sorted(["bb", "a"], key=len))
def g(n):
    for i in range(n):
        r = yield i
        if r: print("reçu", r)
x = g(3); print(next(x), x.send("a"), list(x))
print([i * j for i in range(3) for j in range(2) if i != j], dict(zip("ab", [1, 2])), list(zip(*[(1, 2), (3, 4)])))
x = 10
def f():
    x = 5
    def g(): return x
    return g()
print(f(), x, (lambda: x)())
try:
    try: 1 / 0
    finally: print("f")
except ZeroDivisionError: print("z")
else: print("e")
def f():
    try: return 1
    finally: print("fin")
print(f())
try: raise KeyError("a")
except LookupError as e: print(type(e), e.args, isinstance(e, Exception))
class Stock(Exception):
    def __init__(self, n): super().__init__(f"manque {n}"); self.n = n
try: raise Stock(3)
except Stock as e: print(e, e.n, str(e))
print("a\
b")
x = (1 +
     2); print(x)
print("""l'eau
est "bonne" """, 'it\'s', "\x41\u00e9\t|")
print(chr(9731), ord("a"), hex(10), bin(3), "é".encode("utf-8"), b"\xc3\xa9".decode())
print("Bonjour"[0], "Bonjour"[-1], "Bonjour"[1:3], "Bonjour"[:-1], "Bonjour"[::-1], "Bonjour".find("j"), "Bonjour".count("o"))
s = "Le thé est à 500 F"
print(s.lower(), s.upper(), s.replace("thé", "café"), s.split(), s.startswith("Le"), s.title(), s.swapcase(), s.isalpha(), "500".isdigit(), s.index("à"))
# --- what a beginner types, 3 of 3
print("%5.1f|%s" % (2.5, [1.0]), str([0.1 + 0.2]), repr(1e-7), 3.0, 1e21, 123456789.987654321)
import random
random.seed(42); print(random.randint(1, 6), random.random(), random.choice(["a", "b"]), random.sample([1, 2, 3, 4], 2), random.shuffle([1]), random.uniform(1, 2), random.randrange(10))
import math
print(math.sqrt(16), math.ceil(4.1), math.floor(-4.1), math.pi, math.pow(2, 3), math.factorial(10), math.fabs(-2), math.log(math.e), math.sin(0), math.isnan(math.nan))
import time
t = time.time(); print(t > 1e9, isinstance(t, float))
n = 5
while n:
    n -= 1
    if n == 3: continue
    if n == 1: break
else: print("non")
print(n)
print(*range(3), sep="\n", end="!\n")
print("a", 1, None, True, [1], sep=" | ")
a, (b, c), *d = 1, (2, 3), 4, 5; print(a, b, c, d)
x = [[0] * 3 for _ in range(2)]; x[0][1] = 5; print(x); y = [[0] * 2] * 2; y[0][0] = 1; print(y)
from collections import Counter
c = Counter("le chat le chien".split()); print(c.most_common(1), c["le"], c)
for mot, n in c.most_common(): print(mot, n)
d = {}
d.setdefault("a", []).append(1); d.update(b=2); print(d, d.pop("b"), list(d.keys()), "a" in d, d.get("z", 0)); del d["a"]; print(d, len(d))
d = {"b": 1, "a": 2}; print(dict(sorted(d.items())), {v: k for k, v in d.items()}, sum(d.values()), max(d, key=d.get), d | {"c": 3}, d == {"a": 2, "b": 1})
def fact(n): return 1 if n <= 1 else n * fact(n - 1)
print(fact(50), fact(5))
def fib(n):
    a, b = 0, 1
    for _ in range(n): a, b = b, a + b
    return a
print([fib(i) for i in range(15)], fib(300))
print(sum(i for i in range(100000)), sum(range(1000)))
x = 3
print("pair" if x % 2 == 0 else "impair", x if x > 2 else 0, 0 < x < 5, x in (1, 3), x is not None)
print(f"{x}" if (x := 4) else "", f"{'oui' if x else 'non'}", f"{x:03}", f"{x:+}", f"{x:.1f}", f"{-x:>5}|", f"{x!s:^5}|")
print(f"{1234567.891:,.0f}".replace(",", " "), f"{0.5:%}", f"{12:08.3f}", f"{255:b} {255:o} {255:X}", f"{'a':-^7}", f"{1e-10:.2e}", f"{1234.5678:.3g}", f"{1e6:g}", f"{100:.2f}", f"{True:d}", f"{3:.0f}")
print("{:>10}|{:<10}|{:^10}".format("é", "ab", "c"), "{0:.2f} {1}".format(3.14159, "x"), "{nom} {n:03d}".format(nom="A", n=7), "{{}}".format(), "{!r}".format("a"))
